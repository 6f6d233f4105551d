/** `13843336021` → `138****6021`, `010-1234-5678` → `010-****-5678`: a number in national form as shown on a page. */
export function maskPhone(national: string): string {
  return national.includes('-')
    ? national.replace(/-\d+-/, '-****-')
    : national.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
}
