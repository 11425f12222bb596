/** A game on a stream, as the game's host may know it. */
export interface OverlayView {
  id: string;
  createdAt: string;
}

/** An overlay that was just made. */
export interface NewOverlay extends OverlayView {
  /** Its address, to which `?show=` adds what is shown. Only this answer holds it: we keep the hash of its token. */
  url: string;
}

export interface OverlayTokenBody {
  /** The last part of an overlay's address. */
  token: string;
}

/** What an overlay's token shows. */
export interface OverlayGame {
  gameId: string;
}
