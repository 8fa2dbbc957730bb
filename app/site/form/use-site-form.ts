/** What the forms of the site have in common: they work without script, and better with it. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { ApiFailure } from '#app/site/api.ts'
import { dropDraft, keepDraft, restoreDraft } from '#app/site/form/draft.ts'
import type { FormResult, Problem } from '#app/site/form/form-result.ts'
import { awaitNotices, notify } from '#app/site/form/notices.tsx'
import { useSendAgain } from '#app/site/form/use-send-again.ts'

type FormWork = {
  /** What is wrong with the form, in the order in which it is told; nothing is sent then. */
  check(typed: FormData): Problem[]
  /**
   * Posts the form and says that it has arrived.
   * @param key the same for each attempt to send one and the same text
   */
  send(typed: FormData, key: string): Promise<void>
  /** What the visitor is told of a failure of `send`. */
  explain(error: unknown): string
}

/**
 * Checks, sends and empties a form. Whatever fails is said in a notice and beside its field, and
 * everything typed stays, also for a visitor who leaves the page and comes back. What could not be
 * taken for the moment is sent again by itself.
 */
export function useSiteForm({ check, send, explain }: FormWork) {
  const refused = useActionData() as FormResult | undefined
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problem[]>(refused?.problems ?? [])
  const [fills, setFills] = useState(0)
  const [isBack, setIsBack] = useState(refused !== undefined)
  const sendAgain = useSendAgain()

  useEffect(() => {
    if (!form.current) return
    // From here on `check` speaks, in its own words and order.
    form.current.noValidate = true
    if (restoreDraft(form.current)) setIsBack(true)
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const typed = new FormData(sent)
    const found = check(typed)
    setProblems(found)
    if (found[0]) return refuse(form.current, found[0].path, found[0].message)
    sendAgain.submit(sent, {
      send: (key) => send(typed, key),
      onSent() {
        clear(dropDraft(sent))
        setIsBack(false)
        setFills((count) => count + 1)
      },
      onFailure(error, isStill) {
        const fields = error instanceof ApiFailure && isStill ? error.fields : []
        // Of another text by now, `check` has had the last word.
        if (isStill) setProblems(fields)
        refuse(form.current, fields[0]?.path, explain(error))
      },
    })
  }

  return {
    /** For the form element. */
    form: {
      ref: form,
      method: 'post',
      onSubmit: submit,
      onFocus: awaitNotices,
      onInput(event: FormEvent<HTMLFormElement>) {
        keepDraft(event.currentTarget)
        sendAgain.edited()
      },
    } as const,
    submitting: sendAgain.sending,
    /** Whether the form will be sent again by itself. */
    waiting: sendAgain.waiting,
    /** How often the form has been sent; changes when it is empty again. */
    fills,
    /** What was typed into a form that the server refused, by the names of its fields. */
    typed: refused?.typed ?? {},
    /** Whether the form came back with what was typed, refused by the server or left by the visitor. */
    isBack,
    /** Why it did, until the form is tried again: the first field at fault, or else the whole. */
    refusal:
      refused && problems === refused.problems
        ? (refused.problems[0] ?? { message: refused.message })
        : undefined,
    problemOf: (name: string) => problems.find(({ path }) => path === name)?.message,
  }
}

/** The trimmed texts of the fields called `names`. */
export function textsOf<Name extends string>(
  typed: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => [name, String(typed.get(name) ?? '').trim()])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Says what is wrong and takes the visitor there. */
function refuse(form: HTMLFormElement | null, path: string | undefined, message: string): void {
  void notify('error', message)
  const field = path ? form?.elements.namedItem(path) : null
  if (field instanceof HTMLElement) field.focus()
}

/** Empties every field, also one that came filled. */
function clear(form: HTMLFormElement | undefined): void {
  for (const field of form?.elements ?? []) {
    const isText = field instanceof HTMLInputElement && field.type !== 'hidden'
    if (isText || field instanceof HTMLTextAreaElement) field.value = ''
    // What was chosen is named beside it.
    if (isText && field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
