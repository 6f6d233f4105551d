import { romanize } from 'es-hangul'

/** The kinds of Korean places, which are set off by a hyphen: Gangnam-gu, Yeoksam-dong. */
const kinds = /^(?<own>[가-힣]+\d*)(?<kind>[시군구읍면동리가])$/

/** The rules insert an n before 양 in compounds, which names of places do not have: 안양 is Anyang, 밀양 Miryang. */
function ownName(hangul: string): string {
  if (hangul === '밀양') return 'Miryang'
  const latin = /.양$/.test(hangul) ? `${romanize(hangul.slice(0, -1))}yang` : romanize(hangul)
  return latin.slice(0, 1).toUpperCase() + latin.slice(1)
}

/** Whether this is the name of a Korean place by its kind. */
export function isKoreanPlace(name: string): boolean {
  return kinds.test(name)
}

/** A place in Latin letters after the official rules, whose kind keeps its spelling: 종로구 → Jongno-gu. */
export function romanizedPlace(hangul: string): string {
  const { own, kind } = kinds.exec(hangul)?.groups ?? {}
  return own === undefined || kind === undefined ? ownName(hangul) : `${ownName(own)}-${romanize(kind)}`
}
