function first(table: readonly (readonly [RegExp, string])[], text: string) {
  return table.find(([form]) => form.test(text))?.[1] ?? null
}

/** Order matters: each of these also calls itself by the names that follow it. */
const browsers = [
  [/MicroMessenger\//, 'WeChat'],
  [/AlipayClient\//, 'Alipay'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS/i, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** A browser's name and system as its owner would call them; null when the user agent does not tell. */
export function deviceName(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: first(browsers, userAgent), system: first(systems, userAgent) }
}
