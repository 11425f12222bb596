import { HostSkeleton } from '../../../shared/host-skeleton.js';
import { Button } from '../../../ui/button.js';
import { Loading } from '../../../ui/loading.js';
import { MessagePage } from '../../../ui/message-page.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { Specimen } from '../section.js';

export const Waiting = () => (
  <>
    <Specimen name="Skeleton" file="ui/skeleton.tsx">
      <Skeleton text="Loading..." className="flex items-center gap-4">
        <Bone className="size-14 shrink-0 rounded-full" />
        <div className="min-w-0 grow">
          <Bone className="h-6 w-44" />
          <Bone className="mt-2 h-4 w-72 max-w-full" />
        </div>
      </Skeleton>
    </Specimen>
    <Specimen name="Skeleton of the host panel" file="shared/host-skeleton.tsx" className="-mx-4 sm:-mx-6">
      <HostSkeleton />
    </Specimen>
    <Specimen name="Ring" file="ui/loading.tsx" className="flex">
      <Loading text="Loading game..." />
    </Specimen>
    <Specimen name="A word and a way on" file="ui/message-page.tsx" className="-mx-5">
      <MessagePage title="Your games could not be loaded." text="The server cannot be reached right now.">
        <Button tone="main">Try Again</Button>
      </MessagePage>
    </Specimen>
  </>
);
