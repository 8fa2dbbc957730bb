import type { SampleService } from '../sample.types.ts'

export const dataAiServices: SampleService[] = [
  {
    category: 'data-ai',
    name: 'Reporting & Dashboards',
    description:
      'One place where the figures of sales, stock, production and cash agree with each other by eight in the morning. Made for the people who decide on the shop floor as much as for those who decide upstairs.',
    approach:
      'Disagreements between departments are usually about definitions, so we settle those around a table first: what is an order, when is it late? Data is then gathered in one warehouse, with a test for every definition. Charts come last and are few; a table is often the better chart.',
    benefits:
      'Nobody spends Monday copying cells. Every figure can be opened down to the invoices behind it, so it is believed. When a source fails overnight, the page says so and shows how old its numbers are, instead of pretending.',
    color: '#C84BD6',
    workUrl: 'https://loomline.example/board',
    icon: 'service-reporting-and-dashboards.webp',
    features: [
      {
        name: 'Tested figures',
        description: 'Each definition has a check that runs before anybody sees the number.',
      },
      {
        name: 'Down to the invoice',
        description: 'Any total opens into the entries of which it is made.',
      },
      {
        name: 'Wall and pocket',
        description: 'The same report suits a screen above the aisle and a phone below it.',
      },
    ],
  },
  {
    category: 'data-ai',
    name: 'Forecasting Models',
    description:
      'How many loaves on the eve of Eid, which shade from this recipe, what load on that feeder in June? Where your records hold the answer we build a model that gives it, together with an honest margin.',
    approach:
      'The rival is always the experienced colleague with a notebook. We start by writing down her rule of thumb and measuring how well it does. A model is only put to work if it beats her on months that it has never seen, and she can overrule it. Her corrections become its next lesson.',
    benefits:
      'Less is thrown away, less runs out, and the reasons for a decision are on record. Should the records turn out too thin to predict anything, you hear it within three weeks, for a fixed fee, before money has gone into machinery.',
    color: '#C84BD6',
    workUrl: 'https://shadematch.example/predictions',
    icon: 'service-forecasting-models.webp',
    features: [
      {
        name: 'Three-week verdict',
        description: 'A fixed-price study that says whether your data can carry a forecast.',
      },
      {
        name: 'Margins shown',
        description: 'Every prediction comes as a range, with its past hits and misses.',
      },
      {
        name: 'Human override',
        description: 'Experts can correct the model, and it learns from them each week.',
      },
      {
        name: 'Watch for drift',
        description: 'A model that grows worse raises a hand before you notice.',
      },
    ],
  },
  {
    category: 'data-ai',
    name: 'Document Reading',
    description:
      'Consignment notes, lab slips, land records, handwritten cheques: we teach machines to read them, in English and Urdu, and put the result where it is needed. What can’t be read with confidence goes to a person.',
    approach:
      'Give us five hundred real papers, with tea stains. Half are used to build the reader and half are locked away to judge it. For each field we set the confidence below which a clerk has to look, weighing a typing minute against the price of an error. That threshold is yours to move later.',
    benefits:
      'Typing falls by four fifths in most offices, and the clerks turn to the cases that deserve a thought. Papers become searchable the hour they arrive. Everything can run on a machine in your own building, so that nothing confidential leaves it.',
    color: '#C84BD6',
    workUrl: 'https://haulledger.example/pink-copy',
    icon: 'service-document-reading.webp',
    features: [
      {
        name: 'Urdu handwriting',
        description: 'Trained on clerks’ hands as well as on printed Naskh and Nastaliq.',
      },
      {
        name: 'A threshold per field',
        description: 'An amount is read more warily than a comment.',
      },
      {
        name: 'Runs on your premises',
        description: 'No paper or picture has to leave the building.',
      },
      {
        name: 'Side-by-side review',
        description: 'Clerks see the scan next to the reading and confirm with one key.',
      },
    ],
  },
]
