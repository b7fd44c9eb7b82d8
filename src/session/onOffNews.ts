// Owns the news of the station's on/off settings for those outside the component tree: what the backend said when it was asked again.
import { createSubject } from '#browser/subject.ts';
import type { GetOnOffBaseBtnAnswer } from '#contract/session.generated.ts';

export const onOffNews = createSubject<GetOnOffBaseBtnAnswer>();
