import { confirmHref } from '@hojip/hrefs/checkout'
import { isPaying } from '@hojip/hrefs/payments'

/** Which pages are open pages with a tag, and where the strip of tags stands. Pure; the layout says most of it. */
interface Place {
  layout: string
  path: string
}

/** Under this name the local storage of a browser keeps the list of tags. */
export const tagListKey = 'tagList'

/** The window shows tags and keeps pages from this width on; phones do neither. */
export const tagsFrom = '(min-width: 1024px)'

/** Pages in the full frame stay open; paying, signing in and the chat have layouts of their own and do not. */
export function staysOpen({ layout, path }: Place): boolean {
  return layout === 'full' && !/^\/(chatroom|401|500)/.test(path) && !isPaying(path) && path !== confirmHref
}

/** Home is the first tag of the strip, and has no strip itself. */
export function showsTags(place: Place): boolean {
  return staysOpen(place) && place.path !== '/'
}
