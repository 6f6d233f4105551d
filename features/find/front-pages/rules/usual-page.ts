import type { FrontPage, PageName, Piece } from '../contract.ts'

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }
const common = { isOn: true, from: null, until: null }
const scenes = (['korea', 'tea', 'home'] as const).map((scene): Piece => ({
  kind: 'scene',
  id: `scene-${scene}`,
  scene,
  ...common,
}))
const mostFloors = 8

const body: Piece = {
  kind: 'body',
  id: 'body',
  heading: none,
  intro: none,
  stops: [],
  isOn: true,
  from: null,
  until: null,
}

/** Where an operator begins on a page that nobody has published: every part under its usual name. */
export function usualPage(page: PageName, categories: readonly string[]): FrontPage {
  return page === 'home' ? usualHome(categories) : { pieces: [body] }
}

function usualHome(categories: readonly string[]): FrontPage {
  const floors = categories
    .slice(0, mostFloors)
    .map((code, at): Piece => ({
      kind: 'floor',
      id: `floor-${at + 1}`,
      name: none,
      intro: none,
      categories: [code],
      ...common,
    }))
  return {
    pieces: [
      ...scenes,
      { kind: 'deals', id: 'deals', name: none, intro: none, ...common },
      { kind: 'halls', id: 'halls', halls: [], ...common },
      ...floors.slice(0, 1),
      { kind: 'shops', id: 'shops', ...common },
      ...floors.slice(1),
    ],
  }
}
