// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const closeIcon = 'M206 194a8 8 0 0 1-12 12l-66-67-66 67a8 8 0 0 1-12-12l67-66-67-66a8 8 0 0 1 12-12l66 67 66-67a8 8 0 0 1 12 12l-67 66Z'
