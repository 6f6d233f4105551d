// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const pinIcon = 'm235 104-53 54c4 12 6 34-13 60a16 16 0 0 1-12 6h-1a16 16 0 0 1-11-5l-49-48-42 43a8 8 0 0 1-12-12l43-42-48-49a16 16 0 0 1 1-23c25-21 50-17 60-14l54-53a16 16 0 0 1 23 0l60 60a16 16 0 0 1 0 23'
