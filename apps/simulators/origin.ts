/** Two names of this machine count as one, since a demo is opened by either. */
export const originOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).origin.replace('//localhost:', '//127.0.0.1:') : undefined
