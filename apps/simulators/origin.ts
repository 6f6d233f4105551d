/** The origin of a URL. Both names of the local machine count as one, as a demo is opened by either. */
export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin.replace('//localhost:', '//127.0.0.1:') : undefined
}
