/** Two names of this machine count as one, since a demo is opened by either. */
export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin.replace('//localhost:', '//127.0.0.1:') : undefined
}
