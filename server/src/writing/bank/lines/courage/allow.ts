/** courage, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageAllow = `
I    | honesty spare | I'm allowed to say something badly the first time.
I    | learning fair | I'm allowed to be bad at something where people can see.
I    | fair | I'm allowed to be looked at while I'm still learning.
I    | spare | I'm allowed to take the smaller risk first.
I    | fair | I'm allowed to turn back and still be brave.
I    | fair | I'm allowed to finish my sentence.
I    | a-hard-talk fair | I'm allowed to pause in the middle and find my words.
I    | meeting-people fair | I'm allowed to be quiet at first and still be there.
I    | an-interview fair | I'm allowed to be nervous and let it show a little.
I    | after-a-setback fair | I'm allowed to have dared and missed.
I    | waiting-for-news not-good not-bright spare | I'm allowed to be scared of the answer.
I    | waking-up morning humour fair | I'm allowed to be nervous before breakfast.
I    | spare | I don't have to wait until I sound certain.
I    | fair | I don't have to hide how hard I'm trying.
I    | honesty fair | I don't have to say everything to say something true.
I    | friendship spare | I don't have to be alone with what frightens me.
I    | honesty spare | I don't have to raise my voice to mean what I say.
I    | meeting-people spare | I don't have to be clever to be good company.
I    | after-a-setback fair | I don't have to laugh about what happened yet.
I    | waiting-for-news fair | I don't have to be brave for the whole wait.
I    | before-work | I don't have to be brave all day, only at the door.
I    | waking-up morning spare | I don't have to be ready for today before it starts.
I    | curiosity learning fair | I can ask the question I'm embarrassed by.
I    | - | I can be wrong in public and all right in private.
I    | fair | I can go as far as I'm able and stop there.
I    | honesty fair | I can admit a mistake while it's still small.
I    | first | I can bear ten seconds of being looked at.
I    | meeting-people fair | I can say hello before I know what to say next.
I    | before-work spare | I can walk in nervous and let the nerves settle later.
I    | courage spare | It's okay if courage comes after I've begun.
I    | waiting-for-news | It's all right to want an answer and be afraid of it.
I    | independence spare | It's okay to leave when I've had enough.
I    | a-hard-talk fair | Nothing I say today is the last word.
I    | honesty fair | Some truths can be told a little at a time.
I    | honesty fair | Some things are easier to write than to say, and writing counts.
I    | humour | A mistake in front of people is only a mistake with company.
I    | fair | Turned down or not, I'm allowed to ask.
I    | a-hard-talk fair | The words can come out one at a time.
I    | an-exam fair | The paper can be hard, and I can stay in my seat.
I    | meeting-people fair | The first few minutes can be awkward, and I can stay.
I    | winding-down evening night spare | The armour can come off for the evening.
?    | honesty a-hard-talk spare | What if one true sentence is enough?
?    | humour fair | What if getting it wrong were survivable, and a bit funny?
?    | a-hard-talk honesty fair | What if the other person would rather know what I think?
?    | a-hard-talk honesty fair | What if I started by admitting that I find this hard to say?
?    | an-exam spare | What if I let a hard question be hard, and went on?
?    | after-a-setback fair | What would a shy second try look like?
?    | waiting-for-news | What if I don't have to be brave until I know?
?    | waking-up morning spare | What would be one brave and easy thing today?
?    | before-work morning afternoon spare | Will I ask one question today that I usually keep to myself?
when | honesty spare | When I don't know something, I'll let myself say so.
when | honesty fair | When I get something wrong, I'll let someone see me put it right.
when | spare | When the words come out wrong, I'll let myself say them again.
when | spare | When I'm too scared for the whole thing, I'll do the part I can.
when | rest | When I've been brave, I'll let myself be tired.
when | honesty fair | When I'm asked how I am, I'll let a little of the truth out.
when | creativity fair | When I want to hide my work, I'll show one piece of it.
when | honesty fair | When I can't say something aloud, I'll let myself write it.
when | friendship fair | When I'm frightened and alone with it, I'll let one person know.
when | honesty fair | When I've changed my mind, I'll say so without a long defence.
when | fair | When I could do with help, I'll ask while I can still ask calmly.
when | honesty fair | When a joke at my cost isn't funny, I'll let myself not laugh.
when | honesty fair | When I catch myself hinting, I'll say it plainly.
when | learning first | When I'm afraid of looking foolish, I'll let myself look new instead.
when | learning spare | If I'm still unsure, I'll let myself ask the same thing twice.
when | fair | When I want to bolt, I'll give it one more minute and then choose.
when | fairness spare | When something isn't fair, I'll let myself say that I noticed.
when | friendship fair | When a friend and I have gone quiet, I'll let myself be the first to write.
when | kindness honesty fair | When I've hurt someone, I'll let my sorry be short and true.
when | independence spare | When I want to say no, I'll let it be a short one.
when | a-hard-talk fair | When they don't like what I say, I'll let them not like it.
when | meeting-people fair | When I walk in alone, I'll allow myself a minute at the side.
when | an-interview fair | When a question throws me, I'll ask for a moment and take it.
when | an-exam fair | When panic comes, I'll put the pen down for three breaths.
when | waiting-for-news friendship fair | When I can't be brave about the news, I'll let someone keep me company.
when | before-work fair | When I'm nervous on the way in, I'll let the first hello be small.
when | waking-up morning spare | When I wake up scared, I'll let the first brave thing be getting up.
I    | note-heartache fair | I don't have to be ready for anyone.
I    | note-family | I can be afraid for them and still butter the toast.
I    | note-family fair | I don't have to say all the brave things at home at once.
I    | note-friends | I can write hello. There isn't much to get wrong in hello.
I    | note-work fair | I can be good at it and still feel sick beforehand.
I    | note-study | I can open it with one eye shut.
I    | note-study spare | I don't have to feel brave about an exam to turn up for it.
I    | note-shame | I can say it to one person, quickly, looking at my shoes.
I    | note-anger | I can be as polite as a parking ticket, and as firm.
I    | note-tired spare | I'm allowed to save my courage until I've had some rest.
I    | fair | An awkward pause is allowed. I may even sit in it.
I    | - | It's fine to want something in front of other people.
I    | waking-up morning | I can be brave after breakfast.
I    | note-shame note-doubt | Out of my depth, I still seem to be swimming.
I    | night | I can leave a light on. I'm grown up enough to choose.
I    | first | I can put it badly. It's worth putting.
I    | - | It's all right to be afraid of the nice things, like being asked to dance.
I    | - | I'm allowed to go home if it's awful.
I    | evening night humour first | The brave face can go on the chair with my clothes.
I    | note-heartache fair | I'm allowed to change the subject to the weather, and stay there.
I    | note-family | Bringing it up badly is still bringing it up.
I    | - | Brave can be a text message. I can type.
I    | note-work fair | My voice can shake and still carry.
I    | an-exam humour | I'm allowed to be scared of question four and friendly with the others.
I    | first | I'm allowed to be the one who doesn't laugh.
I    | note-worry | I can be frightened and put the bins out.
I    | fair | I may be wrong out loud.
I    | time-alone fair | On my own, I can be as scared as I like, and as silly.
I    | night | I'm allowed to be frightened of the morning in the morning.
I    | not-heavy not-low fair | I'm allowed to be rather pleased with my nerve.
I    | spare | I'm allowed to say ouch.
I    | afternoon evening humour | I'm allowed to be brave in the morning and useless by teatime, and to call that a full day.
I    | an-interview fair | I'm allowed a glass of water and a second to think.
I    | a-hard-talk | I can begin by saying it's hard to begin.
I    | waiting-for-news | I may dread it in the bath, where it's warm.
I    | note-family note-child | I wave them off with a smile and wobble round the corner.
I    | honesty | I can tell the truth with the door open and my bag on my shoulder.
I    | first | I can be disliked today and have a nice weekend.
I    | fair | I may whisper it first.
I    | not-heavy not-low fair | I may enjoy being looked at, for once.
I    | note-loss | I'm allowed to cry in the supermarket.
I    | fair | It's all right to change my mind halfway across.
I    | note-loss spare | Tears don't need an appointment.
I    | humour | I may say it and then go and hide in the loo.
I    | note-work note-recital | My hands can shake. The notes don't mind.
I    | independence spare | My no can be small and final.
you  | humour first | {name}, you're allowed to need three goes at the doorbell.
you  | note-heartache spare | {name}, you don't have to be fine about it.
you  | fair | {name}, you're allowed to be brave in instalments.
you  | note-worry note-money spare | {name}, you can say out loud that you're worried about it.
you  | humour first | You can be kind and say no. It's been done.
you  | note-anger | {name}, you're allowed to come back to it tomorrow, with notes.
you  | fair | {name}, you may speak second. The brave part is speaking.
?    | spare | Will I do only the first half of the brave thing?
?    | note-friends | What if I said I missed them, and didn't dress it up?
?    | humour first | What if brave can be done in a cardigan?
?    | note-shame note-mistake spare | What if I looked it in the face, just once?
?    | fair | What would I try, if flinching were allowed?
?    | note-shame note-compare | What if I'm not behind, and there isn't a queue?
?    | - | What if I said it badly, and that was that?
?    | spare | Will I let a silence be awkward for a whole minute?
?    | first | Will I let myself be the second-bravest person in the room?
when | honesty first | When I can't do brave, I'll do honest.
when | first | When it's too big for me, I'll do it in two visits.
when | honesty first | When I'm asked if I'm sure, I'll say no, and go on.
when | spare | If I back out, I'll back out kindly.
when | fair | When it goes quiet after I've spoken, I'll let it be quiet.
you  | fair | {name}, you can go in scared. It's a good enough way to go in.
you  | first | {name}, you may change your mind at the door. You still got as far as the door.
I    | note-challenge | I can be a beginner in public.
I    | note-their-health spare | I can be scared for them and gentle with them.
I    | spare | I can be unsure and still turn up.
I    | note-stage | I can be frightened and begin.
I    | note-stage fair | A dry mouth is allowed, and so is a sip of water.
I    | note-fear spare | I can shake and still stay.
I    | note-fear spare | I can be brave in small minutes.
I    | first | I can be brave and barely audible.
I    | fair | I'm allowed to go in before I feel tall.
I    | spare | I may try this once and decide about the rest later.
I    | spare | I don't have to feel strong to tell the truth kindly.
I    | spare | I'm allowed to hold the rail on the way up.
I    | fair | I may ask somebody to stand next to me while I do it.
I    | first | I can do the brave thing by letter, in my slippers.
I    | humour first | I'm allowed to be brave and complain about it.
I    | fair | It's fine to sing on the way past the dark bit.
you  | first | {name}, you can go in up to the knees and call it the sea.
you  | - | {name}, you can bring a friend, a flask and a way home.
you  | first | {name}, you can start with the smallest dog in the park.
?    | spare | What if I took somebody's arm for the hard part?
?    | spare | What if I wrote down what I can't say?
?    | humour fair | What if I did the frightening job badly, and got it over with?
?    | - | What if brave could be done sitting down?
I    | waking-up morning | I can be frightened of today from under a blanket, and get up at ten past.
I    | before-work fair | I can be brave as far as the door and see what's on the other side.
I    | a-busy-day spare | I can say it's too much while I've still the breath to say it.
I    | an-exam fair | I can be scared of it and sharpen my pencil at it.
I    | an-interview | I can be nervous and nice, and let them see both.
?    | an-interview spare | What if I told them the thing I'm proudest of first?
I    | a-hard-talk | I can say this sitting down, with both hands round a cup.
I    | meeting-people | I can bring my own nervous self and a packet of something.
?    | meeting-people spare | Will I say my name before they've asked for it?
I    | after-a-setback fair | I dared. I can let that be true and still be sore.
I    | waiting-for-news | I can hope out loud, with one person, in the car.
I    | winding-down evening | My brave face can go in the wash.
I    | bedtime night | The brave one can lie down as well.
I    | - | I'm free to take a compliment on the chin.
when | first | If my courage goes, I'll borrow some from a small dog.
I    | first | I'm scared and I'm nosy. Nosy can go first.
I    | - | My dignity can catch me up.
when | first | If I cry in the middle of a sentence, I'll finish the sentence wet.
I    | first | My bravery can have terrible posture.
I    | - | I'm allowed to rehearse on the houseplant.
I    | - | Let me start with the easy bit. The hard bit isn't going anywhere.
?    | - | Who says I can't be brave with a hot-water bottle?
I    | first | I can go red and go on.
when | - | When I'm frightened, I'll hold the nearest sleeve, even if it's mine.
I    | first | I'm free to miss. Darts is mostly wall.
I    | first | I needn't be everyone's favourite. Marzipan manages.
I    | first | I could say I don't know. The roof would stay on.
when | - | When my answer is no, I'll let it sit there without cushions.
when | - | When I dither, I'll dither with my coat on.
I    | - | I'm free to leave at the interval.
I    | - | My hand may go up halfway.
I    | first | I don't have to jump. There are steps.
?    | first | Whose permission am I waiting for, and are they even awake?
I    | first | Lions sleep twenty hours a day. I can be brave tomorrow.
I    | first | My knees can knock on the door for me.
I    | - | I'm allowed to arrive trembling. Arrived is arrived.
I    | first | My voice may shake. It's carrying something.
I    | - | The truth may come out of me sideways. It still gets out.
I    | first | I'm keeping a few fears. Moths, for instance.
I    | first | Frightened is fine. I'm bringing sandwiches.
I    | - | It's fine if I stumble over my own name and start again.
I    | - | I don't have to be brave all day. Hello takes a second.
I    | - | I may walk past the door once and come back.
I    | first | I could say the hard bit while looking at the teapot.
`
