/** A yardstick: how many passwords a second this machine can check when it does nothing else. */
import { hashPassword, verifyPassword } from '#platform/password.ts'

const seconds = Number(process.argv[2])
const hash = await hashPassword('Correct-horse-7')
const end = performance.now() + seconds * 1_000
let checked = 0
const check = async () => {
  while (performance.now() < end) {
    await verifyPassword('Correct-horse-7', hash)
    checked += 1
  }
}
await Promise.all(Array.from({ length: 8 }, check))
console.log(checked / seconds)
