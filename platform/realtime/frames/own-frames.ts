import { z } from 'zod'

const after = z.int().min(0)

/** What every socket sends and understands, whatever the application sends over it. */
export const ownFrames = {
  fromServer: {
    /** The first frame. */
    hello: z.object({ after }),
    /** The answer to `ping`, and a sign of life otherwise. */
    beat: z.object({ after }),
    /** What was missed is unknown: read anew what is shown. */
    resync: z.object({ after }),
    /** All that was missed has been sent. */
    resumed: z.object({ after }),
  },
  fromClient: {
    /** Asks for a `beat`. */
    ping: z.strictObject({ event: z.literal('ping') }),
    /** Asks for what came after a number; then `resumed` or `resync` follows. */
    resume: z.strictObject({ event: z.literal('resume'), after }),
    /** The channels that anybody may watch, in place of those watched so far. */
    watch: z.strictObject({ event: z.literal('watch'), channels: z.array(z.string().max(80)).max(50) }),
  },
}
