import { expect, test } from 'vitest'
import { sideTitleOf } from '#app/site/layout/side-title.tsx'

test.each([
  ['/', ''],
  ['/about', 'ABOUT'],
  ['/services/sub-services/01890000-0000-7000-8000-000000000000', 'SERVICES'],
  ['/project-details', 'PROJECT'],
  ['/our_people', 'OUR PEOPLE'],
  ['/caf%C3%A9', 'CAFÉ'],
  ['/50%', '50%'],
])('the side title of %s is "%s"', (pathname, title) => {
  expect(sideTitleOf(pathname)).toBe(title)
})
