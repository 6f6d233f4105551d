// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const cartFillIcon = 'm240 74-26 92a24 24 0 0 1-23 18H92a24 24 0 0 1-23-18L34 40H16a8 8 0 0 1 0-16h24a8 8 0 0 1 8 6l9 34h175a8 8 0 0 1 8 10M88 200a16 16 0 1 0 16 16 16 16 0 0 0-16-16m104 0a16 16 0 1 0 16 16 16 16 0 0 0-16-16'
