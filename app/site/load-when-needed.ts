/** The one inline script of a public page: decides when the page is taken over. */

/** Tells the loader that the site's script can't take the page over. */
export const failedEvent = 'site-script-failed'

/**
 * Loads the faces, the pictures below the screen and the site's script when the page is there and at
 * rest; the pictures at once when somebody scrolls, the script when somebody presses a key or a
 * control. What is pressed, chosen or typed until the page is taken over
 * is done again then; where the script can't be had, it goes the way it goes without script.
 *
 * The function stands in each page as its own source, allowed by one hash in the page's policy. So
 * it uses nothing from outside itself, and is the same on every page.
 */
function loadWhenNeeded(): void {
  // Milliseconds from the page's load to its script, and for which a press waits for the script.
  const rest = 300
  const patience = 5_000
  const faces = ['Bricolage Grotesque', 'Newsreader']
  const root = document.documentElement
  const { entry = '', modules = '', failed = '' } = document.currentScript?.dataset ?? {}
  const pressed: HTMLElement[] = []
  const changed = new Set<EventTarget>()
  let held: Event | undefined
  let isLoading = false
  let isOver = false

  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const href of modules.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    script.addEventListener('error', finish)
    document.head.append(script)
  }

  const finish = () => {
    if (isOver) return
    isOver = true
    watch.disconnect()
    for (const [type, listener] of listeners) removeEventListener(type, listener, true)
    for (const target of changed) {
      for (const type of ['input', 'change']) {
        target.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }
    if (held instanceof PointerEvent) held.target?.dispatchEvent(new PointerEvent(held.type, held))
    // Each in a task of its own, as real presses are.
    const pressNext = () => {
      const control = pressed.shift()
      if (!control) return
      control.click()
      setTimeout(pressNext)
    }
    pressNext()
  }

  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null
  const wake = (event: Event) => {
    // A link leads on by itself, sooner than any script could.
    if (event.type === 'keydown' || !closest(event, 'a[href]')) load()
  }
  const hold = (event: Event) => {
    wake(event)
    held = event
  }
  const letGo = () => {
    held = undefined
  }
  const keepPress = (event: Event) => {
    // The browser itself opens a popover.
    const control = closest(event, 'button:not([popovertarget])')
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.push(control)
    load()
    setTimeout(finish, patience)
  }
  const keepChange = ({ target }: Event) => {
    if (target) changed.add(target)
  }
  const listeners: [type: string, listener: (event: Event) => void][] = [
    ['touchstart', wake],
    ['keydown', wake],
    ['focusin', wake],
    ['pointerdown', hold],
    ['pointerup', letGo],
    ['pointercancel', letGo],
    ['click', keepPress],
    ['input', keepChange],
    ['change', keepChange],
    [failed, finish],
  ]
  for (const [type, listener] of listeners) {
    addEventListener(type, listener, { capture: true, passive: type === 'touchstart' })
  }
  const watch = new MutationObserver(() => {
    if ('hydrated' in root.dataset) finish()
  })
  watch.observe(root, { attributeFilter: ['data-hydrated'] })

  const showFaces = () => {
    root.dataset['faces'] = ''
  }
  const keepFaces = () => {
    showFaces()
    try {
      sessionStorage.setItem('faces', '1')
    } catch {}
  }
  // The pictures below the screen, which the styles keep back.
  const showAll = () => {
    root.dataset['all'] = ''
  }
  addEventListener('scroll', showAll, { passive: true, once: true })
  try {
    // They are at hand: on this visit a page has had them already.
    if (sessionStorage.getItem('faces')) showFaces()
  } catch {
    // Without storage they come later on each page.
  }
  addEventListener('load', () =>
    setTimeout(() => {
      showAll()
      // Together and once they are here: each change of faces lays out the whole page.
      const coming = faces.map((face) => document.fonts.load(`1em ${face}`))
      Promise.all(coming).then(keepFaces, showFaces)
      const whenIdle = window.requestIdleCallback ?? setTimeout
      whenIdle(load)
    }, rest),
  )
}

/** What stands between the tags of the script. */
export const loaderSource = (): string => `(${loadWhenNeeded})()`
