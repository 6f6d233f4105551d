/** Whether PostgreSQL rejected a value. Any other error is not the product's fault. */
export function isAboutData(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}
