const dot = Buffer.from(
  'Qk2GAAAAAAAAADYAAAAoAAAABQAAAAUAAAABABgAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEABVZRBVZRBVZRBVZRBVZRAAVWUQVWUQVWUQVWUQVWUQAFVlEFVlEFVlEFVlEFVlEAA=',
  'base64',
)

/** A one-colour picture for a file input. */
export function aPicture(name: string) {
  return { name: `${name}.bmp`, mimeType: 'image/bmp', buffer: dot }
}
