import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Update } from '../../api/updates.js';
import { picturesAt } from '../../components/cards/pictures.js';
import { Prose } from '../../components/prose/Prose.js';
import { leadOf } from './leadOf.js';
import { UpdateDay } from './UpdateDay.js';
import classes from './UpdateTile.module.css';

interface Props {
  readonly update: Update;
  /** Its place in the list, which decides its picture. */
  readonly index: number;
}

/** An entry with a picture, its first paragraph, and the way to the rest. */
export function UpdateTile({ update, index }: Props): ReactElement {
  return (
    <li className={classes.tile}>
      <div className={classes.picture} data-ground={index % 4} aria-hidden>
        {picturesAt(index).map((picture) => (
          <img key={picture} src={picture} alt="" width={480} height={672} loading="lazy" />
        ))}
      </div>
      <UpdateDay update={update} />
      <h2 className={classes.title}>{update.title}</h2>
      <Prose markdown={leadOf(update.body)} />
      <Link to={`/updates/${update.slug}`} className={classes.more} aria-label={`Read on: ${update.title}`}>
        Read on <ArrowRight size={16} aria-hidden />
      </Link>
    </li>
  );
}
