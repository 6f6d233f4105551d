// What the generators use of packages that `npm ci` at the root does not install.
declare module '@vant/area-data' {
  export const areaList: Record<'province_list' | 'city_list' | 'county_list', Record<string, string>>
}
declare module 'hanja/lib/translate.js' {
  export function translate(text: string, mode: 'SUBSTITUTION'): string
}
declare module '@hyunbinseo/holidays-kr/all' {
  export const y2026: Record<string, string[]>
}
