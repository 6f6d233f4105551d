import { confirmHref } from '@hojip/hrefs/checkout'
import { isPaying } from '@hojip/hrefs/payments'

/**
 * Which pages are open pages with a tag, and which pages show the strip of tags. Pure; the layout decides most of it.
 */
interface Place {
  layout: string
  path: string
}

/** The local storage key of the list of tags. */
export const tagListKey = 'tagList'

/** From this width on the window shows tags and keeps open pages mounted; phones do neither. */
export const tagsFrom = '(min-width: 1024px)'

/** Pages in the full frame stay open; checkout, sign-in and chat have layouts of their own and do not. */
export function staysOpen({ layout, path }: Place): boolean {
  return layout === 'full' && !/^\/(chatroom|401|500)/.test(path) && !isPaying(path) && path !== confirmHref
}

/** Home is the first tag of the strip, but does not show the strip. */
export function showsTags(place: Place): boolean {
  return staysOpen(place) && place.path !== '/'
}
