export interface AiRequest {
  readonly system: string;
  readonly prompt: string;
  /** The JSON Schema of the answer; without it, the answer is text. */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  readonly maxTokens: number;
  readonly signal?: AbortSignal;
}

export interface GeneratedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** A language model. */
export interface TextModel {
  /**
   * Returns the answer's text; with a schema this is JSON, which callers must still validate.
   * @throws HttpProblem `upstream`
   */
  complete(request: AiRequest): Promise<string>;
}

export interface PictureModel {
  readonly provider: 'ai' | 'procedural';
  /** @throws HttpProblem `upstream` */
  draw(request: {
    prompt: string;
    style: string;
    width: number;
    height: number;
    signal?: AbortSignal;
  }): Promise<GeneratedPicture>;
}

export interface Ai {
  /** undefined if none is configured; callers then answer `not-configured` or use rules. */
  readonly text: TextModel | undefined;
  readonly pictures: PictureModel;
}
