/** @file A document that can be drawn page by page. */

export interface Drawing {
  readonly pages: number;
  /**
   * Draws a page onto the canvas and gives it its size.
   *
   * @param number 1-based
   * @param widthOf how wide to draw a page of this size, in device pixels
   */
  draw(number: number, canvas: HTMLCanvasElement, widthOf: (width: number, height: number) => number): Promise<void>;
}

/** @throws where the browser engine knows no such picture */
export async function openPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Drawing> {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  return {
    pages: 1,
    async draw(_number, canvas, widthOf) {
      canvas.width = Math.ceil(widthOf(bitmap.width, bitmap.height));
      canvas.height = Math.max(1, Math.ceil((canvas.width * bitmap.height) / bitmap.width));
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    },
  };
}
