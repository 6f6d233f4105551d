import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  list: 'Pictures and videos being uploaded',
  waiting: (name) => `“${name}” is waiting to be uploaded`,
  sending: (name) => `“${name}” is being uploaded`,
  retry: (name) => `Upload “${name}” again`,
  retryShort: 'Try again',
  remove: (name) => `Cancel “${name}”`,
  removeShort: 'Cancel',
  failures: {
    kind: () =>
      'This kind of file is not supported. Choose a picture (bmp, gif, jpg, png) or video (mp4, mov, webm)',
    empty: () => 'This file is empty. Choose another',
    pictureSize: (size) => `This picture has ${size}; the limit is 5 MB. Make it smaller or choose another`,
    videoSize: (size) => `This video has ${size}; the limit is 50 MB. Shorten or compress it`,
    connection: () => 'It did not get through. Check your connection and try again',
  },
  unplayable: 'This video cannot be played. Convert it to MP4 (H.264) or WebM',
  cannotPlay: 'Your browser cannot play this video.',
  download: 'Download it',
}
