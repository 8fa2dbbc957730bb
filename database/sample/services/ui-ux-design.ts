import type { SampleService } from '../sample.types.ts'

export const uiUxDesignServices: SampleService[] = [
  {
    category: 'ui-ux-design',
    name: 'Product Design',
    description:
      'Everything between an idea and the first line of code: flows, screens, wording, states, and the odd cases that decide whether a product feels cared for. You receive drawings that an engineer can build from without guessing.',
    approach:
      'Pencil for the first three days, before anyone can fall in love with a colour. The two most promising directions become clickable prototypes filled with long names and ugly numbers. Five users try them. We keep what they understood, throw away what we liked, and draw the final screens in full.',
    benefits:
      'Mistakes are made where they cost an afternoon instead of a quarter. Your developers ask fewer questions, your support desk answers fewer too, and investors or board members can hold the product in their hands months before it exists.',
    color: '#B7D84B',
    workUrl: 'https://paar.example/four-screens',
    icon: 'service-product-design.webp',
    features: [
      {
        name: 'Every state drawn',
        description:
          'Empty, loading, failed and overfull screens get the same attention as full ones.',
      },
      {
        name: 'Interface wording',
        description: 'Buttons and errors are written, tested and delivered with the drawings.',
      },
      {
        name: 'Working prototypes',
        description: 'Made in code where a drawing can’t show what matters.',
      },
      {
        name: 'Handover in person',
        description: 'Our designer sits with your engineers through the first two weeks.',
      },
    ],
  },
  {
    category: 'ui-ux-design',
    name: 'User Research',
    description:
      'We go and look. A fortnight in the shop, on the ward or beside the sorting table, followed by a short report in plain words and a morning in which your team watches the recordings and draws its own conclusions.',
    approach:
      'Between eight and twelve people are enough if they are the right ones, so half of our effort goes into finding them. We watch work being done before asking about it. Notes are sorted on a wall with your staff present. A finding counts when three people showed it without being prompted.',
    benefits:
      'Arguments in meetings end sooner when somebody can point to minute fourteen. Features that nobody would have missed are dropped before they are built. Your own people learn to do the next round without us, and we give them the scripts.',
    color: '#B7D84B',
    workUrl: 'https://wardround.example/eleven-shifts',
    icon: 'service-user-research.webp',
    features: [
      {
        name: 'Visits on site',
        description: 'Wherever the work happens, night shifts included.',
      },
      {
        name: 'In their language',
        description: 'Sessions are held in Urdu, Punjabi, Pashto, Sindhi or English.',
      },
      {
        name: 'Consent and care',
        description: 'Participants are paid, told what is kept, and can withdraw at any time.',
      },
    ],
  },
  {
    category: 'ui-ux-design',
    name: 'Accessibility Audits',
    description:
      'A careful test of your site or app against WCAG 2.2 at level AA, by tool, by keyboard, with screen readers in English and Urdu, and by testers who rely on them daily. Each finding comes with its repair.',
    approach:
      'Automatic checks catch about a third of the faults and take us an hour. The remaining days go to complete tasks: buy the ticket, pay the bill, contest the fee, each with the mouse unplugged. Every fault is filed with a recording, the rule it breaks and the code that would mend it.',
    benefits:
      'Customers whom you were turning away without knowing it can now finish what they came for. Public tenders and foreign clients ask for the report; you will have it. Most repairs also help somebody on a cracked screen in bright sun.',
    color: '#B7D84B',
    workUrl: 'https://barani.example/aloud',
    icon: 'service-accessibility-audits.webp',
    features: [
      {
        name: 'Testers who know',
        description: 'Blind, deaf and motor-impaired colleagues carry out half of the sessions.',
      },
      {
        name: 'Repairs included',
        description: 'Our engineers can send the fixes as changes ready to merge.',
      },
      {
        name: 'Statement for the public',
        description: 'You get an honest accessibility statement, remaining gaps and all.',
      },
      {
        name: 'Second look',
        description: 'We test again after three months at no further charge.',
      },
    ],
  },
  {
    category: 'ui-ux-design',
    name: 'Design Systems',
    description:
      'When four teams draw four kinds of button, customers notice. We make one kit of parts in design files and in code, documented with reasons, and agree with you on who looks after it once we have gone home.',
    approach:
      'An inventory comes first: every button, form and table you have, printed and pinned up, duplicates in red. We pick the twenty parts that cover most of it and build those thoroughly. A pilot team ships one real feature with the kit before anybody else is asked to adopt it.',
    benefits:
      'New screens take days where they took weeks, and they look as if one hand had drawn them. A change of brand colour or a better date picker is made once. Testers stop filing the same contrast fault against every product.',
    color: '#B7D84B',
    workUrl: 'https://loomline.example/parts',
    icon: 'service-design-systems.webp',
    features: [
      {
        name: 'Tokens for everything',
        description: 'Colour, type, space and motion live in one file that all platforms read.',
      },
      {
        name: 'Right to left',
        description: 'Each part is drawn and tested in both reading directions.',
      },
      {
        name: 'Usage with reasons',
        description: 'The manual says when a part should be used and when it should be left alone.',
      },
    ],
  },
]
