import { expect, test } from 'vitest'
import { csvOf } from '#platform/csv.ts'

test('values are quoted where they must be', () => {
  const rows = [['plain', 'with, comma', 'with "quotes"', 'two\nlines', null, 7]]
  expect(csvOf(['a', 'b', 'c', 'd', 'e', 'f'], rows)).toBe(
    'a,b,c,d,e,f\r\nplain,"with, comma","with ""quotes""","two\nlines",,7\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a;=1+1', "a;'=1+1"],
  ['a;@SUM(A1);-1', "a;'@SUM(A1);'-1"],
  // The quotes are doubled: to such a spreadsheet an empty text in quotes, and then a formula.
  ['a;"=1+1;b', '"a;\'""=1+1;b"'],
  ['a; =1+1', "a;' =1+1"],
  ['a=1', 'a=1'],
  ['a; b', 'a; b'],
])('%j is written as %j, which no spreadsheet runs', (value, written) => {
  expect(csvOf(['v'], [[value]])).toBe(`v\r\n${written}\r\n`)
})
