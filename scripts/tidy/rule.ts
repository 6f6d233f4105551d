import type { Tree } from './tree.ts'

/** A place in the tree that breaks a rule. `line` counts from 1; 0 means the whole file. */
export type Finding = { path: string; line: number; message: string }

/** A rule, which checks the whole tree and returns all violations. */
export type Rule = { name: string; check: (tree: Tree) => Finding[] }
