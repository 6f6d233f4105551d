import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { uploadsRefusals as r } from './refusals.ts'

/** The purpose of a picture; a form takes only those uploaded for it. */
export const scene = z.enum(['avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence'])

/** For calls that claim pictures: they may answer `tooManyPictures` and `pictureGone` too. */
export { uploadsRefusals } from './refusals.ts'

/** The address of an uploaded picture, as forms send it. The form's room claims it. */
export const uploadUrl = z.string().regex(/^\/uploads\/[a-z]{1,12}\/[0-9a-f]{32}$/)
/** The pictures of a form. Claiming them checks their number again, with a better sentence. */
export function uploadUrls(max = 5) {
  return z.array(uploadUrl).max(max)
}

/** A picture in answers. `Picture` and `PictureRow` take its address. */
const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

export const uploadsCalls = {
  'POST /fileUpload/upload': call({
    summary: 'Stores one picture (bmp, gif, jpg, jpeg, png; at most 5 MB and 40 megapixels) for a form',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: { field: 'file', mostBytes: 5 * 1024 * 1024 },
    input: z.object({ file: s.file, scene }),
    output: uploadedPicture.extend({
      /** Size of the stored picture, in bytes. */
      size: z.int(),
      /** SHA-256 of the stored picture, hexadecimal. */
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
type UploadsCalls = typeof uploadsCalls
export type Scene = z.output<typeof scene>
export type UploadedPicture = z.output<typeof uploadedPicture>
declare module '@hojip/platform/client' {
  interface AllCalls extends UploadsCalls {}
}
