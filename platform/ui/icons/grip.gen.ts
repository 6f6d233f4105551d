// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const gripIcon = 'M108 60a16 16 0 1 1-16-16 16 16 0 0 1 16 16m56 16a16 16 0 1 0-16-16 16 16 0 0 0 16 16m-72 36a16 16 0 1 0 16 16 16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16m-72 68a16 16 0 1 0 16 16 16 16 0 0 0-16-16m72 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16'
