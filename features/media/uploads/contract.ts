import { isHeic } from '@hojip/platform/file-kinds'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { uploadsRefusals as r } from './refusals.ts'

/** The purpose of a picture; a form takes only those uploaded for it. */
export const scene = z.enum([
  'avatar',
  'comment',
  'refund',
  'chat',
  'feedback',
  'evidence',
  'admission',
  'shop',
  'banner',
])

/** For calls that claim pictures or a video: they may answer `tooManyPictures`, `pictureGone` or `videoGone` too. */
export { uploadsRefusals } from './refusals.ts'

/** The address of an uploaded picture, as forms send it. The form's room claims it. */
export const uploadUrl = z.string().regex(/^\/uploads\/[a-z]{1,12}\/[0-9a-f]{32}$/)
/** The pictures of a form. Claiming them checks their number again, with a better sentence. */
export function uploadUrls(max = 5) {
  return z.array(uploadUrl).max(max)
}

/** The address of an uploaded video, as the form of a chat sends it. */
export const videoUrl = z.string().regex(/^\/uploads\/chat\/[0-9a-f]{32}\.(mp4|webm)$/)

/** A picture in answers. `Picture` and `PictureRow` take its address. */
const uploadedPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

/** Videos begin like an MP4 file, or like WebM. Pictures of phones begin like an MP4 file, too. */
function looksLikeVideo(first: Uint8Array): boolean {
  const text = String.fromCharCode(...first.subarray(0, 8))
  return (text.slice(4) === 'ftyp' && !isHeic(first)) || text.startsWith('\u001aE\u00df\u00a3')
}

const storedPicture = uploadedPicture.extend({
  /** Size of the stored file, in bytes. */
  size: z.int(),
  /** SHA-256 of the stored file, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
const pictureRefusals = [
  r.empty,
  r.wrongExtension,
  r.notAPicture,
  r.heic,
  r.tooManyPixels,
  r.tooHeavy,
  r.quotaReached,
  r.busy,
] as const

export const uploadsCalls = {
  'POST /bizGoodsRefund/uploadFile': call({
    summary: 'Stores one picture for an application for a refund: `fileUpload/upload` of the scene `refund`',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: { field: 'file', mostBytes: 5 * 1024 * 1024 },
    input: z.object({ file: s.file }),
    output: storedPicture,
    refusals: [...pictureRefusals],
  }),
  'POST /fileUpload/upload': call({
    summary:
      'Stores one picture (bmp, gif, jpg, jpeg, png, webp, by its content; at most 5 MB and 40 megapixels) for a form, ' +
      'or one video (mp4, webm; at most 50 MB) for a chat',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: {
      field: 'file',
      mostBytes: 5 * 1024 * 1024,
      onDisk: {
        mostBytes: 50 * 1024 * 1024,
        takes: (first, { scene: of }) => (of === undefined || of === 'chat') && looksLikeVideo(first),
      },
    },
    input: z.object({ file: s.largeFile, scene }),
    output: storedPicture.extend({
      kind: z.enum(['picture', 'video']),
      /** Of a video. */
      durationMs: z.int().optional(),
    }),
    refusals: [...pictureRefusals, r.notAVideo, r.unknownVideo, r.videoQuotaReached, r.videoBusy],
  }),
}
type UploadsCalls = typeof uploadsCalls
export type Scene = z.output<typeof scene>
export type UploadedPicture = z.output<typeof uploadedPicture>
export interface UploadedVideo extends UploadedPicture {
  durationMs: number
}
declare module '@hojip/platform/client' {
  interface AllCalls extends UploadsCalls {}
}

s.nameShapes({ UploadedPicture: uploadedPicture })
