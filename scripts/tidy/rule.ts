import type { Tree } from './tree.ts'

/** One place in the tree that breaks a rule; `line` counts from 1, 0 stands for the whole file. */
export type Finding = { path: string; line: number; message: string }

/** One rule of the style guide: looks at the whole tree and says what breaks it. */
export type Rule = { name: string; check: (tree: Tree) => Finding[] }
