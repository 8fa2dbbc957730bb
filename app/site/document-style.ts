/** The inline style of a document: the page's own sheet, and the colours of whose page it is. */
import type { DocumentParts } from '#app/site/document.ts'
import { propertiesOf } from '#app/site/sections/picture-colors.ts'

/** Undefined where the address has no page, or its sheet has to be linked. */
export function styleOf({
  meta,
  assets,
  sheet,
}: Pick<DocumentParts, 'meta' | 'assets' | 'sheet'>): string | undefined {
  const own = sheet === undefined ? undefined : assets.sheets?.get(sheet)
  const { brand, onward } = meta.colors ?? {}
  const colors = [
    ...(brand ? propertiesOf('brand', brand) : []),
    ...(onward ? propertiesOf('onward', onward) : []),
  ].map((pair) => pair.join(':'))
  return own === undefined || colors.length === 0 ? own : `${own}:root{${colors.join(';')}}`
}
