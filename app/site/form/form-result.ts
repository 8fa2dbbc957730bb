/** A field and what is wrong with it, in words for the visitor. */
export type Problem = { path: string; message: string }

/** What comes back with a form that was posted without script and refused. */
export type FormResult = {
  typed: Record<string, string>
  /** Why, in words for the visitor. */
  message: string
  problems: Problem[]
}

/** Whether a form of the page at `url` has just been sent without script. */
export const wasSent = (url: URL): boolean => url.searchParams.get('sent') === '1'
