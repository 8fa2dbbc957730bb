/** The sentences of the about page that the specification leaves to us. */
export const aboutCopy = {
  lead: 'Darya means river. It is also how we like work to move: steadily, in view of everybody, and round the rocks.',
  welcome:
    'Darya Studio began in 2019 with four people, one client and a borrowed meeting room. Today some thirty of us design, build and look after software for firms that make things, move things or take care of people. We keep teams small and clients for a long time. Most of our new work comes from someone who has used the old.',
  /** Follows the sentence on the parent company. */
  parent:
    'It taught us how to judge our own work: good work is noticed by what is no longer in your way.',
  /** In the order in which the style sheet places them. */
  rivers: ['Indus', 'Jhelum', 'Chenab', 'Ravi', 'Beas', 'Sutlej', 'Lahore'],
  riversPicture:
    'Map of the five rivers of the Punjab and the Indus, into which they all flow. Lahore is marked on the Ravi.',
  riversCaption: 'Punjab means five waters. We work beside the third from the west, the Ravi.',
  workPicture: 'Covers of some two dozen projects and products, laid out in rows.',
  work: 'From tea tins to night coaches: some of what has left this floor since 2019.',
  vision:
    'A Pakistan in which the software of a clinic, a mill or a village school is as well made as anything in the world, speaks the language of the people who use it, and is built by neighbours whom they can call.',
  mission:
    'To study how work is really done, take the tedium out of it with software that is quick, legible and safe, and stand by that software for as long as anyone depends on it.',
  values: 'Seven things we try to live up to, with what each of them means on an ordinary day.',
}
