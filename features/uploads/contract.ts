import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { uploadsRefusals as r } from './refusals.ts'

/** What a picture is for; a form takes only those that were sent for it. */
export const scene = z.enum(['avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence'])

/** For calls that claim pictures: `tooManyPictures` and `pictureGone` are refusals of theirs too. */
export { uploadsRefusals } from './refusals.ts'

/** A picture that was uploaded, as a form names it. The form's room claims it. */
export const uploadUrl = z.string().regex(/^\/uploads\/[a-z]{1,12}\/[0-9a-f]{32}$/)
/** The pictures of a form; how many it takes is said again when they are claimed, in better words. */
export function uploadUrls(max = 5) {
  return z.array(uploadUrl).max(max)
}

/** A picture as answers show it: `Picture` and `PictureRow` take its address. */
export const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

export const uploadsCalls = {
  'POST /fileUpload/upload': call({
    summary: 'Takes one picture (bmp, gif, jpg, jpeg, png; at most 5 MB and 40 megapixels) for a form',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: { field: 'file', mostBytes: 5 * 1024 * 1024 },
    input: z.object({ file: s.file, scene }),
    output: uploadedPicture.extend({
      /** Of the picture as it is kept, in bytes. */
      size: z.int(),
      /** SHA-256 of it, hexadecimal. */
      hash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    refusals: [
      r.empty,
      r.wrongExtension,
      r.notAPicture,
      r.disagrees,
      r.tooManyPixels,
      r.tooHeavy,
      r.quotaReached,
      r.busy,
    ],
  }),
}
export type UploadsCalls = typeof uploadsCalls
export type Scene = z.output<typeof scene>
export type UploadedPicture = z.output<typeof uploadedPicture>
declare module '@hojip/platform/client' {
  interface AllCalls extends UploadsCalls {}
}
