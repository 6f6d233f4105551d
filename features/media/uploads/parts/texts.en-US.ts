import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  label: 'Pictures (optional)',
  hint: (max) =>
    `Up to ${max}, 5 MB each: bmp, gif, jpg, png or webp. Of an animation only the first frame is kept; take a screenshot of HEIC.`,
  dropHint: 'You can also drop them here or paste them.',
  add: 'Add pictures',
  dropHere: 'Drop to add',
  picture: (number) => `Picture ${number}`,
  show: (name) => `Look at ${lower(name)}`,
  remove: (name) => `Remove ${lower(name)}`,
  retry: (name) => `Upload ${lower(name)} again`,
  retryShort: 'Try again',
  waiting: (name) => `${name} is waiting to be uploaded`,
  sending: (name) => `${name} is being uploaded`,
  failedShort: 'Not uploaded',
  arrived: (count, max) => `${count} of at most ${max} uploaded`,
  tooMany: (left, max) => `At most ${max} pictures: ${left} more were not added`,
  failures: {
    extension: (number, name) =>
      `Picture ${number} “${name}” is not a supported format. Use bmp, gif, jpg, png or webp`,
    size: (number, name, size) =>
      `Picture ${number} “${name}” (${size}) is larger than 5 MB. Make it smaller or choose another`,
    empty: (number, name) => `Picture ${number} “${name}” is empty. Choose another`,
    connection: (number, name) =>
      `Picture ${number} “${name}” did not get through. Check your connection and try again`,
  },
  said: (number, sentence) => `Picture ${number}: ${sentence}`,
  pictures: 'Pictures',
  of: (number, count) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  lost: 'The picture could not be loaded',
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
