/**
 * A reason why the server can't start that whoever runs it can mend: a wrong setting, a full disk,
 * a folder in use. The message is one line that says what is wrong and what to do; `server/main.ts`
 * prints it alone, without a stack, and exits with 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
