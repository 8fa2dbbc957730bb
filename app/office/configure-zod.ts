/** To be imported before any contract: compiled checks need `eval`, which the pages' policy forbids. */
import * as z from 'zod'

z.config({ jitless: true })
