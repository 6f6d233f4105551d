/** Who sees the errors of scripts in the header: nobody, those whose access list has `errors`, or everybody. */
export function maySeeErrors(
  setting: 'off' | 'staff' | 'all' | undefined,
  access: readonly string[] | undefined,
): boolean {
  return setting === 'all' || (setting === 'staff' && (access?.includes('errors') ?? false))
}
