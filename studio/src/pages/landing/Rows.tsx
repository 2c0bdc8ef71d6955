import { type ReactElement, useState } from 'react';
import back from './cards/look-back.webp';
import around from './cards/look-around.webp';
import ahead from './cards/look-ahead.webp';
import closer from './cards/look-closer.webp';
import page from './LandingPage.module.css';
import classes from './Rows.module.css';

const ROWS = [
  { number: 1, question: 'What did we stop noticing?', category: 'Look back', color: '#f2593c', picture: back },
  {
    number: 10,
    question: 'Who is missing from this room?',
    category: 'Look around',
    color: '#2f6fe0',
    picture: around,
  },
  {
    number: 19,
    question: 'What would we do with half of it?',
    category: 'Look ahead',
    color: '#d8a41d',
    picture: ahead,
  },
  { number: 28, question: 'What exactly is the problem?', category: 'Look closer', color: '#4f9d55', picture: closer },
] as const;

/** A table whose rows are cards: the row that one points at or chooses lifts its card. */
export function Rows(): ReactElement {
  const [chosen, setChosen] = useState(1);
  return (
    <section id="rows" className={page.pair}>
      <div>
        <h2 className={page.heading}>Draw one card. Write the other forty-seven.</h2>
        <p className={page.text}>
          A template knows where the question goes, how small the text may get and which colour belongs to which
          category. You fill in rows, or bring a spreadsheet. The cards keep up.
        </p>
      </div>
      <div className={classes.demo}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Question</th>
              <th scope="col" className={classes.category}>
                Category
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ number, question, category, color }, index) => (
              <tr key={number} data-chosen={index === chosen || undefined} onPointerEnter={() => setChosen(index)}>
                <td>{number}</td>
                <td>
                  <button type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                    {question}
                  </button>
                </td>
                <td className={classes.category}>
                  <span className={classes.chip} style={{ background: color }} aria-hidden /> {category}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={classes.cards} aria-hidden>
          {ROWS.map(({ number, picture }, index) => (
            <img
              key={number}
              src={picture}
              alt=""
              width={480}
              height={672}
              loading="lazy"
              data-chosen={index === chosen || undefined}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
