/**
 * What was typed into a form and not yet sent, for a visitor who follows a link and comes back. It
 * lies in the session storage of this one tab: texts only, never a file, and no longer than until
 * they are sent or the tab is closed.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement

/** The fields in which people type; programs alone reach the one that Tab passes over. */
const textFields = (form: HTMLFormElement): TextField[] =>
  ([...form.elements] as TextField[]).filter(
    ({ type, tabIndex }) => /^(text|email|tel|textarea)$/.test(type) && tabIndex >= 0,
  )

const keyOf = (form: HTMLFormElement) => `typed:${form.getAttribute('action')}`

const textsIn = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries(textFields(form).map(({ name, value }) => [name, value])))

/** To be called whenever something was typed. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(keyOf(form), textsIn(form))
  } catch {
    // Without storage the form holds what was typed for as long as it is on show.
  }
}

/** Fills in what is empty. @returns whether there was anything to fill in */
export function restoreDraft(form: HTMLFormElement): boolean {
  let isBack = false
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    for (const field of textFields(form)) {
      const text: unknown = draft[field.name]
      if (field.value || !text || typeof text !== 'string') continue
      field.value = text
      isBack = true
    }
  } catch {
    // As above.
  }
  return isBack
}

/**
 * Forgets what has arrived, unless something else was typed since.
 * @returns the form that shows it; of a page that was left and opened again that is another one
 */
export function dropDraft(sent: HTMLFormElement): HTMLFormElement | undefined {
  const key = keyOf(sent)
  const texts = textsIn(sent)
  try {
    if (sessionStorage.getItem(key) === texts) sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
  return [...document.forms].find((form) => keyOf(form) === key && textsIn(form) === texts)
}
