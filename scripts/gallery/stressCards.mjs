// The cards that a design must survive: nothing but a title, little and much text, other scripts, and fields at their limits.

const FORTY =
  'Each player takes one token from the market and keeps it in front of them. Whoever holds the most tokens of one colour speaks first. Nobody may trade before the second bell, and nobody may explain their choice.';

const words = (count) => {
  const all = Array.from({ length: Math.ceil(count / 37) }, () => FORTY)
    .join(' ')
    .split(' ');
  return `${all.slice(0, count).join(' ').replace(/[.,]$/, '')}.`;
};

const full = {
  title: 'The Clockmaker',
  one_liner: 'Never late, only early for tomorrow.',
  primary_text: 'Keep one hour for yourself; give the rest away.',
  description: 'Once per round, look at the top card of any pile.\n\n- Put it **back**,\n- or put it *under* the pile.',
  secondary_text: 'The tower strikes thirteen when nobody counts.',
  card_number: '12',
  attribution: 'Drawn by A. Maker',
};

/** Each case: a name, its language, its category (0 … 2), texts and properties of the card, and which fields it has. */
export const STRESS_CARDS = [
  { name: 'only a title', category: 0, texts: { title: 'Lantern' } },
  { name: 'only a title, another card', category: 0, texts: { title: 'Harbour' } },
  { name: 'only a title, another category', category: 1, texts: { title: 'What remains?' } },
  { name: 'an icon', category: 2, texts: { title: 'Anvil', icon: 'lucide:anvil' } },
  { name: '10 words', category: 0, texts: { title: 'The Long Table', description: words(10) } },
  { name: '120 words', category: 1, texts: { title: 'Market day', description: words(120) } },
  { name: 'every text', category: 0, texts: { ...full, icon: 'lucide:clock-3' }, fields: 'sample' },
  {
    name: 'fields at their limits',
    category: 2,
    texts: { ...full, title: 'The Extraordinarily Patient Clockmaker' },
    fields: 'long',
  },
  {
    name: 'German',
    language: 'de',
    category: 0,
    texts: {
      title: 'Geschwindigkeitsbegrenzung der Entscheidungsfindung',
      one_liner: 'Zusammenarbeitsvereinbarung zuerst',
      primary_text: 'Welche Rahmenbedingungen verhindern Verantwortungsübernahme?',
      description:
        'Besprecht zu zweit die **Arbeitsunfähigkeitsbescheinigung** und die Rechtsschutzversicherungsgesellschaften. Danach notiert jede Gruppe drei Verbesserungsvorschläge.',
    },
  },
  {
    name: 'Finnish',
    language: 'fi',
    category: 1,
    texts: {
      title: 'Lentokonesuihkuturbiinimoottori',
      one_liner: 'Apumekaanikkoaliupseerioppilas kertoo',
      primary_text: 'Kuka huolehtii yhteistyöneuvotteluista?',
      description: 'Keskustelkaa pareittain epäjärjestelmällisyydestä ja kirjoittakaa **kolme** kehittämisehdotusta.',
    },
  },
  {
    name: 'Arabic',
    language: 'ar',
    category: 2,
    texts: {
      title: 'ماذا نرى من النافذة؟',
      one_liner: 'في مجموعات صغيرة',
      primary_text: 'اذكروا ثلاثة أشياء خارج الإطار.',
      description: 'انظروا إلى الصورة **بصمت** لمدة دقيقة، ثم صفوا ما لم تروه في المرة الأولى.',
    },
  },
  {
    name: 'Japanese',
    language: 'ja',
    category: 0,
    texts: {
      title: '灯台守の長い夜',
      one_liner: '二人一組で話す',
      primary_text: '窓の外に何が見えますか。',
      description: '一分間、**黙って**絵を見てください。それから、最初に気づかなかったものを三つ挙げてください。',
    },
  },
];
