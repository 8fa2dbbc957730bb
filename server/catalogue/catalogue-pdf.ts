/** Sets the catalogue: a cover in ink, then a page for each product on paper. */
import PDFDocument from 'pdfkit'
import { inLatin } from '#server/catalogue/latin.ts'

/** A product as the catalogue shows it. */
export type CatalogueProduct = {
  name: string
  code: string
  category: string
  client: string
  technology: string
  description: string
  /** Where more about it can be read. */
  url: string
  /** JPEG of the cover; undefined where there is none. */
  picture: Buffer | undefined
}

export type Catalogue = {
  agencyName: string
  /** Lines below the name on the cover: how to reach the agency. */
  contact: string[]
  products: CatalogueProduct[]
}

const paper = '#F6F3EC'
const ink = '#0B0D12'
const text = '#14171F'
const muted = '#575C68'
const signal = '#FF5B2E'
const link = '#B5360F'

/** Points; A4 is 595.28 by 841.89 of them. */
const page = { width: 595.28, height: 841.89, margin: 48 }
const inner = page.width - 2 * page.margin
/** Covers of products are two wide and three high. */
const picture = { width: 290, height: 435, top: 168 }
const facts = { left: page.margin + picture.width + 28, width: inner - picture.width - 28 }

const regular = 'Helvetica'
const bold = 'Helvetica-Bold'

/** The catalogue as the bytes of a PDF, with a title, an outline and alternative texts. */
export async function drawCatalogue({ agencyName, contact, products }: Catalogue): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: inLatin(`${agencyName}: catalogue`), Author: inLatin(agencyName) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  drawCover(doc, agencyName, contact, products)
  for (const [index, product] of products.entries()) {
    drawProduct(doc, product, agencyName, `${index + 1} / ${products.length}`)
  }
  doc.end()
  await finished
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>

function addPage(doc: Doc, colour: string) {
  doc.addPage()
  const background = doc.markContent('Artifact', { type: 'Layout' })
  background.rect(0, 0, page.width, page.height).fill(colour)
  doc.endMarkedContent()
}

function drawCover(doc: Doc, agencyName: string, contact: string[], products: CatalogueProduct[]) {
  addPage(doc, ink)
  doc.markContent('Artifact', { type: 'Layout' })
  drawCurrent(doc)
  doc.endMarkedContent()
  const { margin } = page
  const cover = doc.struct('Sect')
  doc.addStructure(cover)
  const add = (kind: string, draw: () => void) => cover.add(doc.struct(kind, {}, draw))
  add('P', () => {
    doc.font(bold).fontSize(14).fillColor(paper)
    doc.text(inLatin(agencyName), margin, margin)
  })
  add('H1', () => {
    doc.font(bold).fontSize(76).fillColor(paper)
    doc.text('Catalogue', margin - 4, 240, { characterSpacing: -3 })
  })
  add('P', () => {
    const many = products.length === 1 ? 'One product' : `${products.length} products`
    const line = products.length === 0 ? 'Our catalogue is being prepared.' : `${many} of our own.`
    doc.font(regular).fontSize(18).fillColor('#A3A9B6')
    doc.text(line, margin, 332, { width: inner })
  })
  add('P', () => {
    doc.font(regular).fontSize(11).fillColor('#A3A9B6')
    const lines = contact.map(inLatin).join('\n')
    doc.text(lines, margin, page.height - margin - 16 * contact.length, { lineGap: 4 })
  })
  cover.end()
}

/** The river that runs through everything of ours: woven lines, one of them lit. */
function drawCurrent(doc: Doc) {
  const strands = 22
  for (let i = 0; i < strands; i++) {
    const y = 470 + i * 7
    const sway = 46 * Math.sin(i / 3.1)
    const lit = i === 13
    doc
      .moveTo(-10, y + sway)
      .bezierCurveTo(170, y - 90 + sway, 300, y + 120 - sway, page.width + 10, y - 40 - sway)
      .lineWidth(lit ? 2.4 : 0.6)
      .strokeOpacity(lit ? 1 : 0.35)
      .stroke(lit ? signal : paper)
  }
  doc.strokeOpacity(1)
}

function drawProduct(doc: Doc, product: CatalogueProduct, agencyName: string, number: string) {
  addPage(doc, paper)
  doc.outline.addItem(inLatin(product.name))
  const { margin } = page
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.rect(margin, margin, 40, 4).fill(signal)
  doc.font(regular).fontSize(9).fillColor(muted)
  doc.text(inLatin(agencyName), margin, page.height - margin - 9)
  doc.text(number, margin, page.height - margin - 9, { width: inner, align: 'right' })
  doc.endMarkedContent()

  const section = doc.struct('Sect')
  doc.addStructure(section)
  const add = (kind: string, draw: () => void) => section.add(doc.struct(kind, {}, draw))
  add('P', () => {
    doc.font(bold).fontSize(10).fillColor(link)
    doc.text(product.code, margin, margin + 26, { characterSpacing: 1 })
  })
  add('H2', () => {
    doc
      .font(bold)
      .fillColor(text)
      .fontSize(fittingSize(doc, inLatin(product.name)))
    const options = { width: inner, height: 60, ellipsis: true, characterSpacing: -1 }
    doc.text(inLatin(product.name), margin - 2, margin + 46, options)
  })
  const figure = doc.struct('Figure', { alt: inLatin(`Cover picture of ${product.name}`) }, () =>
    drawPicture(doc, product.picture),
  )
  section.add(figure)

  let top = picture.top
  for (const [label, value] of [
    ['Category', product.category],
    ['Made for', product.client],
    ['Technology', product.technology],
  ] as const) {
    add('P', () => {
      doc.font(regular).fontSize(9).fillColor(muted).text(label, facts.left, top)
      doc.font(regular).fontSize(12).fillColor(text)
      const options = { width: facts.width, height: 60, ellipsis: true, lineGap: 2 }
      doc.text(inLatin(value), facts.left, top + 14, options)
      top = doc.y + 18
    })
  }
  add('P', () => {
    doc.font(bold).fontSize(11).fillColor(link)
    doc.text('See it on our website', facts.left, top + 4, {
      width: facts.width,
      link: product.url,
      underline: true,
    })
  })
  add('P', () => {
    doc.font(regular).fillColor(text)
    const description = inLatin(product.description)
    const isLong = description.length > 600
    doc.fontSize(isLong ? 9.5 : 12)
    const options = {
      width: isLong ? inner : 430,
      height: 144,
      ellipsis: true,
      lineGap: isLong ? 3 : 4,
    }
    doc.text(description, margin, picture.top + picture.height + 26, options)
  })
  section.end()
}

/** The largest size in points at which a name still takes one line, or two at the smallest. */
const fittingSize = (doc: Doc, name: string) =>
  [44, 36, 30].find((size) => doc.fontSize(size).widthOfString(name) < inner) ?? 24

function drawPicture(doc: Doc, jpeg: Buffer | undefined) {
  const { width, height, top } = picture
  doc.save().roundedRect(page.margin, top, width, height, 4).clip()
  if (jpeg) {
    const cover: [number, number] = [width, height]
    doc.image(jpeg, page.margin, top, { cover, align: 'center', valign: 'center' })
  } else {
    doc.rect(page.margin, top, width, height).fill('#E4DFD3')
  }
  doc.restore()
}
