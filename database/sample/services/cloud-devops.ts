import type { SampleService } from '../sample.types.ts'

export const cloudDevopsServices: SampleService[] = [
  {
    category: 'cloud-devops',
    name: 'Cloud Migration',
    description:
      'Moving out of the server cupboard, or out of a cloud that has become too dear. We choose the destination with you, carry programs and data across and hand back a set-up that is described in files and can be made again from nothing.',
    approach:
      'Before the move we draw what talks to what, and always find one machine that nobody remembers. Services go in order of risk, dullest first. Each is rehearsed on a copy and then moved on a quiet night with a written way back. The old machine stays on for thirty days, unplugged from all but power.',
    benefits:
      'Your staff notice little beyond the speed. Bills match what you use and are explained line by line. Backups are restored every week as a test, so you know that they work, and a second region can take over if the first goes dark.',
    color: '#6A5CFF',
    workUrl: 'https://chaubara.example/two-cities',
    icon: 'service-cloud-migration.webp',
    features: [
      {
        name: 'Map of dependencies',
        description: 'A drawing of every service and link, kept up to date afterwards.',
      },
      {
        name: 'Rehearsed moves',
        description: 'No night of moving without a full practice run and a way back.',
      },
      {
        name: 'Cost forecast',
        description: 'The monthly bill estimated beforehand, to within a tenth.',
      },
      {
        name: 'Data where it belongs',
        description: 'Records that must stay in the country stay in the country.',
      },
    ],
  },
  {
    category: 'cloud-devops',
    name: 'Continuous Delivery',
    description:
      'If releasing takes a weekend, it will be done four times a year and dreaded each time. We build the path from a developer’s desk to the live system so that a small change can travel it safely in under twenty minutes.',
    approach:
      'We sit beside your team for one complete release, with a stopwatch and no opinions. Whatever was done by hand is then automated in the order of how often it went wrong. Tests that fail at random are mended or deleted. The last step is cultural: the newest colleague makes a release on day one.',
    benefits:
      'Faults reach customers seldom and are withdrawn in minutes. Finished work earns its keep the same day. Developers stay longer where Friday evenings are free, and an auditor can read from the log who approved which change.',
    color: '#6A5CFF',
    workUrl: 'https://coldmile.example/releases',
    icon: 'service-continuous-delivery.webp',
    features: [
      {
        name: 'One pipeline',
        description: 'The same steps for every service, readable in a single file.',
      },
      {
        name: 'Preview for each change',
        description: 'Reviewers open a running copy before anything is merged.',
      },
      {
        name: 'One-step undo',
        description: 'The previous version is back within two minutes, data intact.',
      },
    ],
  },
  {
    category: 'cloud-devops',
    name: 'Reliability Engineering',
    description:
      'For systems that have one day in the year on which they must not fail, and for those that mustn’t fail on any. We find the weak places, rehearse the bad day and share the night watch with your own engineers.',
    approach:
      'Reliability is a budget: we agree how many minutes a month may be lost, and on what. Load tests copy the real rush, down to the impatient reloading. Once a quarter we pull a plug on purpose during office hours. Every true incident is followed by a written account that blames nobody and changes something.',
    benefits:
      'The rush becomes an ordinary working day. Alarms are few and each has a page saying what to do, so the person woken at three can act while half asleep. Managers hear of trouble from us before they read of it, and are told when the next news will come.',
    color: '#6A5CFF',
    workUrl: 'https://resultday.example/rehearsal',
    icon: 'service-reliability-engineering.webp',
    features: [
      {
        name: 'Rush rehearsals',
        description: 'Your busiest hour played three times over, well before it comes.',
      },
      {
        name: 'Alarms that matter',
        description: 'No alert without a harmed user and a page of instructions.',
      },
      {
        name: 'Shared night watch',
        description: 'Our engineers take every second week for as long as you need.',
      },
      {
        name: 'Plain incident reports',
        description: 'What happened, whom it touched and what has been changed since.',
      },
    ],
  },
]
