/** The sentences of the privacy page. They describe what the software does, and change with it. */
export const privacyCopy = {
  lead: 'We keep what you send us for as long as we need it to answer you, and we watch nobody.',
  parts: [
    {
      title: 'Looking around',
      text: 'Our pages set no cookies and load nothing from advertisers or measuring services. Your browser keeps a copy of the lists of projects and products for ten minutes, on your own device, so that they need not be fetched twice.',
    },
    {
      title: 'Writing to us',
      text: 'What you type into a form stays in your browser, on your own device, until you send it or close the page. A message holds what you put into the form: name, phone, e-mail, address and text. Our staff read it to answer you. A receipt may be sent to the address you gave; it repeats none of your words.',
    },
    {
      title: 'Applying for a job',
      text: 'An application and its resume are kept where only our staff can read them, for 24 months unless you ask us to delete them before. A receipt may be sent to you; it repeats none of your words.',
    },
    {
      title: 'Catalogue, quotations and newsletter',
      text: 'An address that you leave for our catalogue or a quotation is kept so that we can write to you about our products. The newsletter goes only to addresses whose owner has confirmed it, and each issue holds a link that ends it.',
    },
    {
      title: 'Against misuse',
      text: 'To keep forms from being flooded, the server counts posts by network address. Posts, and calls that fail, are noted in a log with the address they came from; the log is kept for 90 days.',
    },
    {
      title: 'Maps and other sites',
      text: 'The links to directions, partners and live projects lead to other sites, which learn that you came from us and have rules of their own. Nothing of theirs is loaded before you follow such a link, with one exception: the map on the contact page fetches its pictures from a public map service as soon as you scroll to it, and that service sees your network address.',
    },
  ],
}
