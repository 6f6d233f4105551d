/** A first-level category that groups are made for, or `any`, which has no name. */
export interface Field {
  code: string
  name?: string | undefined
}

export function fieldName({ code, name }: Field, anyField: string): string {
  return code === 'any' ? anyField : (name ?? code)
}
