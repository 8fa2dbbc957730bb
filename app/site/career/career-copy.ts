import type { Titled } from '#app/site/titled.ts'

/** The sentences of the pages on positions that the specification leaves to us. */
export const careerCopy = {
  intro:
    'People do their best work where they needn’t pretend. A third of our engineers came from other professions, half of our team leads are women, and prayer times, school runs and night owls all fit in the same calendar. The building has a lift and a ramp, and interviews are held in Urdu or English as you prefer.',
  fleet: 'Eight paper boats, each of another colour, on one current.',
  jobs: 'You will be told what the work pays at the first interview and hear back from us after every step.',
  empty: 'There is no open position just now. Do look in again next month.',
  form: 'A person reads every application. Expect an answer within ten working days, whichever way it goes.',
  resume: 'Any kind of file, up to 10 MB. You can also drop it here.',
  /** Browsers fill in everything else again, but never a file. */
  resumeAgain: 'Please choose your resume: a page that comes back cannot keep the file.',
  closing: {
    title: 'No role that fits?',
    text: 'Write to us all the same and say what you would like to be asked to do. More than one of our jobs began as a letter from the person who has it now.',
  } satisfies Titled,
}
