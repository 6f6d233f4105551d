const dot = Buffer.from(
  'Qk2GAAAAAAAAADYAAAAoAAAABQAAAAUAAAABABgAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEABVZRBVZRBVZRBVZRBVZRAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEAA=',
  'base64',
)

/** A picture of one colour, as a file that somebody chooses. */
export function aPicture(name: string) {
  return { name: `${name}.bmp`, mimeType: 'image/bmp', buffer: dot }
}
