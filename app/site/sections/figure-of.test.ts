import { expect, it } from 'vitest'
import { aroundFigure } from '#app/site/sections/figure-of.ts'

it.each([
  'Every family had its answer within |4 days,| where they had waited 5 weeks.',
  'On the day, |1.1 million| candidates read their marks.',
  'Last Eid they sold |38 per cent| more.',
  'Only |1 pair in 16| comes back now.',
  'By August all |6,200 boxes| were gone.',
  'The winter paid for |4,180,| against 2,500.',
  'Guests grow from |300| to 450 in the final week.',
  'A slot given back finds a player within |4 minutes.|',
  'A slip for |58 litres:| the first one pays for the year.',
  '|3 chains| took the range.',
  'A seat costs |Rs 1,500| and not more.',
  'The desk answers |24/7,| in two languages.',
])('runs “%s” through its number', (text) => {
  const [before, figure, after] = text.split('|')
  expect(aroundFigure(text.replaceAll('|', ''))).toEqual({ before, figure, after })
})

it('leaves the unit to the words where both would be too long for a line', () => {
  expect(aroundFigure('It holds 180,000 judgments of 60 kB.')).toEqual({
    before: 'It holds ',
    figure: '180,000',
    after: ' judgments of 60 kB.',
  })
})

it('leaves no word or two alone that has room beside the number', () => {
  expect(aroundFigure('On the 19th there were 40 of them.')).toEqual({
    before: 'On the 19th there were ',
    figure: '40 of them.',
    after: '',
  })
})

it('is all words where nothing is counted', () => {
  const sentence = 'Nothing has gone off the air since.'
  expect(aroundFigure(sentence)).toEqual({ before: sentence, figure: '', after: '' })
})
